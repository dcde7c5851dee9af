-- Three frequent words in a row are in the index from now on, so that a title of three is found without a look at the texts that have its
-- pairs. The texts that are there already are gathered anew; until they are, phrases are found by pairs.
insert into candidate_to_index select id from candidate on conflict do nothing;
