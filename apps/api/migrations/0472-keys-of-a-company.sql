-- Keys of files are the company's own; the house's and a person's are nobody's who works in one.
select guard_rows('data_key');
