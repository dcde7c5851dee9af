-- The letter by which a client gets the link to a presentation, and in what language. Empty where somebody hands it over by themselves.
alter table presentation add column mail_to text not null default '',
  add column mail_language text not null default 'en' check (mail_language in ('ar', 'en', 'fr', 'zh'));
