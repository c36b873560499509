-- A link in a letter may also let somebody choose the first password of an account that an administrator made.
alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('verify-email', 'change-email', 'reset-password', 'invitation'));

-- When the last invitation went out; null: there was none, or the person has chosen a password.
alter table account add column invited_at timestamptz;
