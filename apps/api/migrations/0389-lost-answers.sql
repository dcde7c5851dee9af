-- Answers that have not ended are looked through for those whose worker was lost.
create index inbox_mail_under_way on inbox_mail (sent_at) where answer_state in ('queued', 'sending');
