/** Exports static files for the path at which the test serves them. */
export default { output: 'export', basePath: '/bundled/next' };
