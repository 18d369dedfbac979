import '../css/fonts.css';
import '../css/tokens.css';
import '../css/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(<App />);
}
