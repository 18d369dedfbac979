/** The colours of css/tokens.css that content may name, in the order in which lists use them. */
export const colourTones = ['brand', 'red', 'gold', 'teal', 'purple', 'rose'] as const;
