-- Whom or what messages of one kind on one day are about, newest first: they are one message. Null: it stands by itself.
alter table notification add column names text[];
