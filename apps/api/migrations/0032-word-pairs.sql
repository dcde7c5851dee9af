-- Words beside each other are in the index from now on, so that a phrase is found without a look at every text that has its words. The
-- texts that are there already are gathered anew.
insert into candidate_to_index select id from candidate on conflict do nothing;
