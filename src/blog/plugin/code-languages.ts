export const codeLanguages = 'apache bash css html js json nginx php python sh text ts'.split(' ');
