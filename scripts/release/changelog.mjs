/** What `changeset version` writes of a change: its text as it stands, with what an integrator has to do first and in bold. */
export async function getReleaseLine({ id, summary }) {
  if (!/^To do: \S/.test(summary)) throw new Error(`.changeset/${id}.md does not begin with "To do: ".`);
  return summary.trim().replace('To do: ', '**To do:** ');
}

/** The package has no dependencies. */
export async function getDependencyReleaseLine() {
  return '';
}
