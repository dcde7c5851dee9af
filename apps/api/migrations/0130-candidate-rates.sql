-- The least that somebody asks: an amount has its currency and its unit, and how it is paid may be known without one.
alter table candidate
  add column rate_amount numeric(12, 2) check (rate_amount >= 0), add column rate_currency text,
  add column rate_per text check (rate_per in ('hour', 'day', 'month', 'year')),
  add column tax_term text check (tax_term in ('C2C', 'W2', '1099')),
  add constraint candidate_rate_whole check (num_nulls(rate_amount, rate_currency, rate_per) in (0, 3));

-- What lists are narrowed by stands in the default order's index, as what it held before.
drop index candidate_list;
create index candidate_list on candidate (company_id, created_at desc, id desc)
  include (status, experience, work_authorization_id, available_from, place_text, authorization_ends, bench_since,
    rate_amount, rate_currency, rate_per, tax_term) where deleted_at is null;
