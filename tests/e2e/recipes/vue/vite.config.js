import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('orders-');

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  optimizeDeps: { exclude: ['orders-area'] },
};
