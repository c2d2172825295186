export default { base: './', build: { outDir: 'out' } };
