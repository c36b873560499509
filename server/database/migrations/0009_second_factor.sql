-- Second step of signing in.

-- A code of an authenticator counts once: the number of its 30 seconds since 1970, and no code of them or before again.
alter table second_factor add column last_step bigint;

-- Codes by mail are a second step of their own, with or without an authenticator.
alter table account add column email_codes boolean not null default false;
