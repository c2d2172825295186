export default defineNuxtConfig({
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('orders-') } },
  vite: { optimizeDeps: { exclude: ['orders-area'] } },
});
