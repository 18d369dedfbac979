/** A post can have code in these languages. */
export const codeLanguages = 'apache bash css html js json nginx php python sh text ts'.split(' ');
