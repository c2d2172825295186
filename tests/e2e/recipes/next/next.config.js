/** Static files, below the folder that the test serves them from. */
export default { output: 'export', basePath: '/bundled/next' };
