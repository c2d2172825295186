import './sheet.js';
