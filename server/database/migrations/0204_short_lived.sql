-- What a process remembers of somebody for minutes and another process may be asked about: the understanding of the last question of a
-- conversation, an answer that may be put into other words. Name and content tell nothing to whoever does not know the name
-- that the caller gives.
create table short_lived (
  name text primary key,
  content text not null,
  ends_at timestamptz not null
);
create index short_lived_by_end on short_lived (ends_at);
