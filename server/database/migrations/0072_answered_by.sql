-- Who sent the last answer to something that came in, and when; null: nobody has, or their account is gone.
alter table inquiry
  add column answered_by int references account (id) on delete set null,
  add column answered_at timestamptz;
