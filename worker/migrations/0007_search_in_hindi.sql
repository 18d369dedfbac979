-- The words of the search keep their combining marks, because राम and रोमा differ only in vowel signs. The next
-- search or sweep fills the new index.
DROP TABLE inquiry_words;
CREATE VIRTUAL TABLE inquiry_words USING fts5 (
  words, content = '', contentless_delete = 1, prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'"
);
