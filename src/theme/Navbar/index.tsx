export { Header as default } from '../../components/Frame/Header';
