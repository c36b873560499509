-- An account may say an e-mail address that belongs to another account, so that nobody learns from a registration whether
-- somebody has that address. Such an account has no address of its own: none is found by it, and nothing opens with it.
alter table account alter column email drop not null;
alter table account add column claimed_email text;
alter table account add constraint account_has_one_email check ((email is null) <> (claimed_email is null));
alter table account add constraint account_claim_is_not_confirmed check (claimed_email is null or not email_verified);
