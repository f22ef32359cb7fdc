import '../styles/index.css';
