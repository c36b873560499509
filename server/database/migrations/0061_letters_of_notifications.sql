-- When a message goes out as a letter too, together with all others that are due to the same person; null: it does not, or did.
alter table notification add column letter_at timestamptz;
create index notification_letters on notification (letter_at) where letter_at is not null;
