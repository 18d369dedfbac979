/** A script that fails says why, without a stack, which would help no owner. Import it first. */
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
