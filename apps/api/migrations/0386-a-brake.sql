-- Mails that did not arrive count from here towards the five in a row that pause a campaign: somebody had it go on.
alter table campaign add column counted_from timestamptz;
