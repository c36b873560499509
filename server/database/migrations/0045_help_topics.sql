-- Topics of the help as administrators wrote them, in every version; the newest holds. What has no row is as it ships
-- (catalogue/faq.ts), and so is a topic whose newest version has no text.
create table help_topic_version (
  slug text not null,
  number int not null check (number > 0),
  topic jsonb,
  author int references account (id) on delete set null,
  restored int,
  written_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (slug, number)
);
