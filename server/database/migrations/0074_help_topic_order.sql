-- In which order the topics of the help stand, by their names; what is not named comes after, as it ships or was added.
create table help_topic_order (
  slugs text[] not null,
  is_only boolean primary key default true check (is_only)
);
