/** What a changeset begins with: what an integrator has to do, or that there is nothing to do. */
const TO_DO = /^To do: /;

/** What `changeset version` writes of one change: its text as it stands, what there is to do first and in bold. */
export async function getReleaseLine({ id, summary }) {
  if (!hasToDo(summary)) throw new Error(`.changeset/${id}.md does not begin with "To do: ".`);
  return summary.trim().replace(TO_DO, '**To do:** ');
}

/** The package depends on nothing. */
export async function getDependencyReleaseLine() {
  return '';
}

/** Whether a changeset says what an integrator has to do. */
export function hasToDo(summary) {
  return TO_DO.test(summary.trim()) && summary.trim().length > 'To do: '.length;
}
