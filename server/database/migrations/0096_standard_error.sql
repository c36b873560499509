-- The standard error of a figure, in its unit.
alter table observation_note add column se double precision;
