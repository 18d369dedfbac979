export { Footer as default } from '../../components/Frame/Footer';
