-- Without a moment: made by an administrator or before terms were asked for.
alter table user_account add column terms_accepted_at timestamptz;

-- What its founder answered before the sign-up.
alter table company
  add column your_country_id uuid references country (id),
  add column client_country_id uuid references country (id),
  add column partner_type text;

-- The one live code of an account that is not verified. Six digits are guessed at once by whoever has the table, so the mark is made
-- with a key that is not here.
create table verification_code (
  user_id uuid primary key references user_account (id) on delete cascade,
  code_mark bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

-- The one live link of an account to a new password.
create table reset_link (
  user_id uuid primary key references user_account (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
