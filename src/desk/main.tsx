import '../css/fonts.css';
import '../css/tokens.css';
import '../css/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const deskContainer = document.getElementById('desk');
if (deskContainer) {
  createRoot(deskContainer).render(<App />);
}
