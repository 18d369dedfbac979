/** One router under both names: the site's addresses are paths. */
export { BrowserRouter, BrowserRouter as HashRouter } from 'react-router-dom';
