export default { optimizeDeps: { exclude: ['orders-area'] } };
