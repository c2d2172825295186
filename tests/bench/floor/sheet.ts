/** The style sheet of the floor and its React equivalents: only what the same form, card and table need. */
export const SHEET = `
:host{display:block;font:inherit;color:inherit;container-type:inline-size}
form{display:grid;gap:1rem;max-width:28rem}
label{display:grid;gap:.25rem;font-weight:600}
input{font:inherit;padding:.5rem .75rem;border:1px solid #8a8a8a;border-radius:.375rem}
input[aria-invalid=true]{border-color:#b00020}
button{font:inherit;padding:.625rem 1rem;border:0;border-radius:.375rem;background:#1a56db;color:#fff;cursor:pointer}
button[disabled]{opacity:.6}
.err{color:#b00020;font-weight:400;font-size:.875em}
.card{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;padding:1rem;border:1px solid #ddd;border-radius:.375rem}
.card ul{list-style:none;margin:0;padding:0;grid-column:1/-1}
.card li{display:flex;justify-content:space-between}
.badge{padding:.125rem .5rem;border-radius:99rem;background:#eef;font-size:.75em}
table{width:100%;border-collapse:collapse}
td,th{text-align:start;padding:.375rem .5rem;border-bottom:1px solid #eee}
`;
