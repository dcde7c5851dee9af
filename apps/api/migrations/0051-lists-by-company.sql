-- Lists over all companies in the order of their names, those in the bin among them.
create index company_named on company (name collate corridor_text);
-- The few sections that somebody is at.
create index company_section_claimed on company_section (claimed_at) where state = 'submitted';
