-- What the data audit found in the current release (server/data-audit), so that neither a reader nor a restart waits for it.
-- It follows from the release and the rules alone: a row of an earlier edition of the rules is made anew, and an earlier
-- release has none.
create table release_audit (
  release int primary key references release (number),
  edition int not null,
  body text not null
);
