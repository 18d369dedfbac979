import '../css/fonts.css';
import '../css/tokens.css';
import '../css/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const container = document.getElementById('desk');
if (container) {
  createRoot(container).render(<App />);
}
