-- No call ever asked for this right, and nothing is lost with it: figures come with imports on the server's own machine.
delete from capability_grant where capability = 'figures.enter';
