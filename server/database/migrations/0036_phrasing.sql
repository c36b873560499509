-- Whether a language model, where one is configured, may phrase answers; and what became of its texts, by day.
alter table platform_setting add column phrasing_open boolean not null default true;

create table phrasing_outcome (
  day date not null,
  outcome text not null check (length(outcome) <= 40),
  times integer not null check (times > 0),
  primary key (day, outcome)
);
